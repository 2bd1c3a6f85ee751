import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CheckoutSession,
  CheckoutSessionCreated,
  CreateCheckoutSession,
} from '@stroomwerk/contracts/billing';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { CreateCheckout } from '../application/create-checkout.js';
import { ReadCheckout } from '../application/read-checkout.js';

@ApiTags('checkout')
@ApiBearerAuth()
@Controller()
export class CheckoutController {
  constructor(
    private readonly create: CreateCheckout,
    private readonly read: ReadCheckout,
  ) {}

  @Post('stripe/create-checkout-session')
  @Answers(CheckoutSessionCreated)
  @ApiOperation({ summary: 'Starts a payment; the browser goes to checkout_url' })
  createSession(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateCheckoutSession }) body: CreateCheckoutSession,
    @Lang() lang: 'nl' | 'en',
  ): Promise<CheckoutSessionCreated> {
    return this.create.execute(user, body, lang);
  }

  @Get('billing/checkout-sessions/:id')
  @Answers(CheckoutSession)
  @ApiOperation({ summary: 'What was really paid; only for the account of its buyer' })
  session(@CurrentUser() user: Principal, @Param('id') id: string): Promise<CheckoutSession> {
    return this.read.execute(user.accountId, id);
  }
}
