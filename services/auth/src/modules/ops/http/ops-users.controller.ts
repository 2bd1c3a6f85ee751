import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  OpsEraseRequest,
  OpsEraseResponse,
  OpsUsersQuery,
  OpsUsersResponse,
} from '@stroomwerk/contracts/auth';
import { Answers, Roles } from '@stroomwerk/kernel';
import { ErasuresService } from '../application/erasures.service.js';
import { OpsUsersService } from '../application/ops-users.service.js';

@ApiTags('ops')
@Controller('auth/ops')
export class OpsUsersController {
  constructor(
    private readonly users: OpsUsersService,
    private readonly erasures: ErasuresService,
  ) {}

  /** Searches address and name. */
  @Roles('ops')
  @Get('users')
  @Answers(OpsUsersResponse)
  opsUsers(@Query({ schema: OpsUsersQuery }) query: OpsUsersQuery): Promise<OpsUsersResponse> {
    return this.users.list(query);
  }

  /** Erases a person for good, here and in every service. */
  @Roles('ops')
  @Post('erasures')
  @HttpCode(200)
  @Answers(OpsEraseResponse)
  opsErase(@Body({ schema: OpsEraseRequest }) { user_id }: OpsEraseRequest): Promise<OpsEraseResponse> {
    return this.erasures.erase(user_id);
  }
}
