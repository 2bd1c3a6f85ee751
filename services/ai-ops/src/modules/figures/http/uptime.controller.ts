import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PublicUptime } from '@stroomwerk/contracts/ai-ops';
import { Answers, Public } from '@stroomwerk/kernel';
import { UptimeService } from '../application/uptime.service.js';

@Controller('ai-monitoring/uptime')
export class UptimeController {
  constructor(private readonly uptime: UptimeService) {}

  @Get()
  @Public()
  @Answers(PublicUptime)
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({
    summary: 'Uptime that the guardian measured in at most 90 days; null while it is too little',
  })
  read(): Promise<PublicUptime> {
    return this.uptime.read();
  }
}
