import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  CollectionDeployForm,
  DeployFormQuery,
  DeploymentBatch,
  DeployTogether,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Batches } from '../application/batches.service.js';
import { CollectionForms } from '../application/collection-forms.service.js';

/** Deploying the workflows of a collection with one press. */
@ApiTags('deployments')
@ApiBearerAuth()
@Controller('automations')
export class BatchesController {
  constructor(
    private readonly forms: CollectionForms,
    private readonly batches: Batches,
  ) {}

  @Get('collections/:id/deploy')
  @Answers(CollectionDeployForm)
  collectionDeployForm(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: DeployFormQuery }) query: DeployFormQuery,
    @Lang() lang: Language,
  ): Promise<CollectionDeployForm> {
    return this.forms.form(user, id, query, lang);
  }

  @Post('deployments/batches')
  @Answers(DeploymentBatch, 202)
  deployTogether(
    @CurrentUser() user: Principal,
    @Body({ schema: DeployTogether }) body: DeployTogether,
    @Lang() lang: Language,
  ): Promise<DeploymentBatch> {
    return this.batches.deploy(user, body, lang);
  }

  @Get('deployments/batches/:id')
  @Answers(DeploymentBatch)
  deploymentBatch(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<DeploymentBatch> {
    return this.batches.get(user, id, lang);
  }

  @Post('deployments/batches/:id/undo')
  @Answers(DeploymentBatch, 201)
  undoDeploymentBatch(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<DeploymentBatch> {
    return this.batches.undo(user, id, lang);
  }
}
