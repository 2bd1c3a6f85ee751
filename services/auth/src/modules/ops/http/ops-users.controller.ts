import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OpsUsersQuery, OpsUsersResponse } from '@stroomwerk/contracts/auth';
import { Answers, Roles } from '@stroomwerk/kernel';
import { OpsUsersService } from '../application/ops-users.service.js';

@ApiTags('ops')
@Controller('auth/ops')
export class OpsUsersController {
  constructor(private readonly users: OpsUsersService) {}

  /** Searches address and name. */
  @Roles('ops')
  @Get('users')
  @Answers(OpsUsersResponse)
  opsUsers(@Query({ schema: OpsUsersQuery }) query: OpsUsersQuery): Promise<OpsUsersResponse> {
    return this.users.list(query);
  }
}
