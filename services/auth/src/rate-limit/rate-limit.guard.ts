import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { AppError } from '@stroomwerk/kernel';

/** Nest's throttler with our refusal: 429 common.too_many_requests and Retry-After. */
@Injectable()
export class RateLimit extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new AppError('common.too_many_requests', { retryAfter: Math.max(1, timeToBlockExpire) });
  }
}
