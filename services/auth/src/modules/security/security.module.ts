import { Module } from '@nestjs/common';
import { RateLimitModule } from '../../rate-limit/rate-limit.module.js';
import { AfterAnswer } from './application/after-answer.js';
import { Guessing } from './application/guessing.service.js';
import { KnownDevices } from './persistence/known-devices.repository.js';
import { SecurityEvents } from './persistence/security-events.repository.js';
import { SignInCounts } from './persistence/sign-in-counts.repository.js';

/** Who guesses, what is known of devices, and what happened to an account. */
@Module({
  imports: [RateLimitModule],
  providers: [AfterAnswer, Guessing, KnownDevices, SecurityEvents, SignInCounts],
  exports: [AfterAnswer, Guessing, KnownDevices, SecurityEvents, SignInCounts],
})
export class SecurityModule {}
