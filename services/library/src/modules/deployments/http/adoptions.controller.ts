import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { AdoptableResponse, Adopted, AdoptRequest } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Adoptions } from '../application/adoptions.service.js';

/** What was taken from the gallery and may become an automation. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller('automations/adoptable')
export class AdoptionsController {
  constructor(private readonly adoptions: Adoptions) {}

  @Get()
  @Answers(AdoptableResponse)
  adoptable(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<AdoptableResponse> {
    return this.adoptions.list(user, lang);
  }

  @Post()
  @Answers(Adopted, 201)
  adopt(
    @CurrentUser() user: Principal,
    @Body({ schema: AdoptRequest }) body: AdoptRequest,
  ): Promise<Adopted> {
    return this.adoptions.adopt(user, body);
  }
}
