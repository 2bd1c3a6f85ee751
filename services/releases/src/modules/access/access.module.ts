import { Global, Module } from '@nestjs/common';
import { Authenticate } from './application/authenticate.js';
import { ChooseReleases } from './application/choose-releases.js';
import { TeamMembers } from './application/team-members.js';
import { TeamTokens } from './application/team-tokens.js';
import { OverridesController } from './http/overrides.controller.js';
import { OverridesCookie } from './http/overrides-cookie.js';
import { TeamMembersController } from './http/team-members.controller.js';
import { TeamTokensController } from './http/team-tokens.controller.js';
import { AccessStore } from './persistence/access-store.js';

/** Who may do what to releases. Global: `@Allow()` works in every module. */
@Global()
@Module({
  controllers: [TeamTokensController, TeamMembersController, OverridesController],
  providers: [AccessStore, Authenticate, TeamTokens, TeamMembers, ChooseReleases, OverridesCookie],
  exports: [Authenticate],
})
export class AccessModule {}
