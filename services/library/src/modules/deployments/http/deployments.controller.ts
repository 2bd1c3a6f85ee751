import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { DeployForm, DeployFormQuery, Deployment, DeployRequest } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { DeployForms } from '../application/deploy-forms.service.js';
import { Deployments } from '../application/deployments.service.js';

/** Deploying a workflow of the library into the customer's own n8n. */
@ApiTags('deployments')
@ApiBearerAuth()
@Controller('automations')
export class DeploymentsController {
  constructor(
    private readonly forms: DeployForms,
    private readonly deployments: Deployments,
  ) {}

  @Get('deploy/:filename')
  @Answers(DeployForm)
  deployForm(
    @CurrentUser() user: Principal,
    @Param('filename') filename: string,
    @Query({ schema: DeployFormQuery }) query: DeployFormQuery,
    @Lang() lang: Language,
  ): Promise<DeployForm> {
    return this.forms.form(user, filename, query, lang);
  }

  @Post('deployments')
  @Answers(Deployment, 202)
  deploy(
    @CurrentUser() user: Principal,
    @Body({ schema: DeployRequest }) body: DeployRequest,
    @Lang() lang: Language,
  ): Promise<Deployment> {
    return this.deployments.deploy(user, body, lang);
  }

  @Get('deployments/:id')
  @Answers(Deployment)
  deployment(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<Deployment> {
    return this.deployments.get(user, id, lang);
  }

  @Post('deployments/:id/undo')
  @Answers(Deployment, 201)
  undoDeployment(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<Deployment> {
    return this.deployments.undo(user, id, lang);
  }
}
