import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  Promotion,
  PromotionQuery,
  PromotionRequest,
  PromotionResult,
  UndoPromotionRequest,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Promotions } from '../application/promotions.service.js';

/** From a test instance to production. */
@ApiTags('automations')
@ApiBearerAuth()
@Controller('automations')
export class PromotionsController {
  constructor(private readonly promotions: Promotions) {}

  @Get(':id/promotion')
  @Answers(Promotion)
  promotion(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Query({ schema: PromotionQuery }) query: PromotionQuery,
    @Lang() lang: Language,
  ): Promise<Promotion> {
    return this.promotions.form(user, id, query, lang);
  }

  @Post(':id/promotion')
  @Answers(PromotionResult, 202)
  promote(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: PromotionRequest }) body: PromotionRequest,
    @Lang() lang: Language,
  ): Promise<PromotionResult> {
    return this.promotions.promote(user, id, body, lang);
  }

  @Get(':id/promotion/:promotion')
  @Answers(PromotionResult)
  promotionResult(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Param('promotion') promotion: string,
    @Lang() lang: Language,
  ): Promise<PromotionResult> {
    return this.promotions.get(user, id, promotion, lang);
  }

  @Post(':id/promotion/:promotion/undo')
  @Answers(PromotionResult, 201)
  undoPromotion(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Param('promotion') promotion: string,
    @Body({ schema: UndoPromotionRequest }) body: UndoPromotionRequest,
    @Lang() lang: Language,
  ): Promise<PromotionResult> {
    return this.promotions.undo(user, id, promotion, body, lang);
  }
}
