import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  AcceptAgreement,
  Connection,
  ConnectionsResponse,
  ConnectN8n,
  ProcessingAgreement,
  RenameConnection,
  ReplaceConnectionKey,
  SetConnectionPurpose,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Agreements } from '../application/agreements.service.js';
import { Connections } from '../application/connections.service.js';

/** The account's own n8n instances, and the processing agreement before the first of them. */
@ApiTags('connections')
@ApiBearerAuth()
@Controller('automations/connections')
export class ConnectionsController {
  constructor(
    private readonly connections: Connections,
    private readonly agreements: Agreements,
  ) {}

  @Get()
  @Answers(ConnectionsResponse)
  listConnections(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<ConnectionsResponse> {
    return this.connections.list(user, lang);
  }

  @Post()
  @Answers(Connection, 201)
  connectN8n(
    @CurrentUser() user: Principal,
    @Body({ schema: ConnectN8n }) body: ConnectN8n,
    @Lang() lang: Language,
  ): Promise<Connection> {
    return this.connections.connect(user, body, lang);
  }

  // Before the routes with an id, which would take it for one.
  @Get('agreement')
  @Answers(ProcessingAgreement)
  processingAgreement(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<ProcessingAgreement> {
    return this.agreements.inForce(user, lang);
  }

  @Post('agreement')
  @Answers(ProcessingAgreement, 201)
  acceptAgreement(
    @CurrentUser() user: Principal,
    @Body({ schema: AcceptAgreement }) body: AcceptAgreement,
    @Lang() lang: Language,
  ): Promise<ProcessingAgreement> {
    return this.agreements.accept(user, body.version, lang);
  }

  @Get(':id')
  @Answers(Connection)
  connection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<Connection> {
    return this.connections.get(user, id, lang);
  }

  @Patch(':id')
  @Answers(Connection)
  renameConnection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: RenameConnection }) body: RenameConnection,
    @Lang() lang: Language,
  ): Promise<Connection> {
    return this.connections.rename(user, id, body.name, lang);
  }

  @Put(':id/key')
  @Answers(Connection)
  replaceConnectionKey(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: ReplaceConnectionKey }) body: ReplaceConnectionKey,
    @Lang() lang: Language,
  ): Promise<Connection> {
    return this.connections.replaceKey(user, id, body.key, lang);
  }

  @Put(':id/purpose')
  @Answers(Connection)
  setConnectionPurpose(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: SetConnectionPurpose }) body: SetConnectionPurpose,
    @Lang() lang: Language,
  ): Promise<Connection> {
    return this.connections.setPurpose(user, id, body.purpose, lang);
  }

  @Post(':id/check')
  @Answers(Connection)
  checkConnection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<Connection> {
    return this.connections.check(user, id, lang);
  }

  @Delete(':id')
  @Answers(null, 204)
  disconnectN8n(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.connections.disconnect(user, id);
  }
}
