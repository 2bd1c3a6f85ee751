import { Controller, Headers, HttpCode, Post, RawBody } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@stroomwerk/kernel';
import { ReceiveEvent } from '../application/receive-event.js';

@ApiTags('webhook')
@Controller('stripe/webhook')
export class WebhookController {
  constructor(private readonly receive: ReceiveEvent) {}

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'For the payment provider: raw body, signed' })
  webhook(
    @RawBody() body: Buffer | undefined,
    @Headers('stripe-signature') signature?: string,
  ): Promise<{ received: true }> {
    return this.receive.execute(body, signature);
  }
}
