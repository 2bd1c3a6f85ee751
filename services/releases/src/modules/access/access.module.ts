import { Global, Module } from '@nestjs/common';
import { Authenticate } from './application/authenticate.js';
import { AccessStore } from './persistence/access-store.js';

/** Who may do what to releases. Global: `@Allow()` works in every module. */
@Global()
@Module({
  providers: [AccessStore, Authenticate],
  exports: [Authenticate],
})
export class AccessModule {}
