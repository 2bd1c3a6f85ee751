import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { provideConsumer, queueModule } from '@stroomwerk/kernel';
import { AccountRequests } from './modules/accounts/application/account-requests.js';
import { AccountsService } from './modules/accounts/application/accounts.service.js';
import { MyMailService } from './modules/accounts/application/my-mail.service.js';
import { RegistrationService } from './modules/accounts/application/registration.service.js';
import { RequestWork } from './modules/accounts/application/request-work.js';
import { AccountsController } from './modules/accounts/http/accounts.controller.js';
import { MyMailController } from './modules/accounts/http/my-mail.controller.js';
import { AccountRequestsRepository } from './modules/accounts/persistence/account-requests.repository.js';
import { AccountsRepository } from './modules/accounts/persistence/accounts.repository.js';
import { SubscriptionChangedConsumer } from './modules/accounts/queue/subscription-changed.consumer.js';
import { BonusGrantedConsumer } from './modules/bonus/queue/bonus-granted.consumer.js';
import { GateAccounts } from './modules/gate/application/gate-accounts.service.js';
import { GateAccountsController } from './modules/gate/http/gate-accounts.controller.js';
import { GoogleService } from './modules/google/application/google.service.js';
import { IdentityProvider } from './modules/google/application/identity-provider.js';
import { GoogleController } from './modules/google/http/google.controller.js';
import { MailModule } from './modules/mail/mail.module.js';
import { Memberships } from './modules/memberships/index.js';
import { MessagesService } from './modules/messages/application/messages.service.js';
import { MessagesController } from './modules/messages/http/messages.controller.js';
import { MessagesRepository } from './modules/messages/persistence/messages.repository.js';
import { ErasuresService } from './modules/ops/application/erasures.service.js';
import { FirstOpsAccount } from './modules/ops/application/first-ops-account.js';
import { OpsMailService } from './modules/ops/application/ops-mail.service.js';
import { OpsUsersService } from './modules/ops/application/ops-users.service.js';
import { OpsMailController } from './modules/ops/http/ops-mail.controller.js';
import { OpsUsersController } from './modules/ops/http/ops-users.controller.js';
import { OpsMailRepository } from './modules/ops/persistence/ops-mail.repository.js';
import { PasswordHasher } from './modules/passwords/application/password-hasher.js';
import { PasswordsService } from './modules/passwords/application/passwords.service.js';
import { PasswordsController } from './modules/passwords/http/passwords.controller.js';
import { SecurityModule } from './modules/security/security.module.js';
import { AccessTokens } from './modules/sessions/application/access-tokens.service.js';
import { OwnSessions } from './modules/sessions/application/own-sessions.service.js';
import { SessionEndings } from './modules/sessions/application/session-endings.service.js';
import { SessionsService } from './modules/sessions/application/sessions.service.js';
import { OwnSessionsController } from './modules/sessions/http/own-sessions.controller.js';
import { SessionCookies } from './modules/sessions/http/session-cookies.js';
import { SessionsController } from './modules/sessions/http/sessions.controller.js';
import { SessionsRepository } from './modules/sessions/persistence/sessions.repository.js';
import {
  HousekeepingProcessor,
  HousekeepingSchedule,
  housekeepingQueue,
} from './modules/sessions/queue/housekeeping.processor.js';
import { RateLimitModule } from './rate-limit/rate-limit.module.js';

/** Accounts, sessions, passwords, Google and ops use each other's services; mail and the rate limit stand apart. */
@Module({
  imports: [
    MailModule,
    RateLimitModule,
    SecurityModule,
    queueModule(housekeepingQueue),
    JwtModule.register({}),
  ],
  controllers: [
    AccountsController,
    SessionsController,
    OwnSessionsController,
    PasswordsController,
    GoogleController,
    OpsUsersController,
    OpsMailController,
    MyMailController,
    GateAccountsController,
    MessagesController,
  ],
  providers: [
    Memberships,
    AccountsRepository,
    AccountsService,
    RegistrationService,
    AccountRequestsRepository,
    AccountRequests,
    RequestWork,
    provideConsumer(SubscriptionChangedConsumer),
    SessionsRepository,
    SessionsService,
    SessionEndings,
    OwnSessions,
    AccessTokens,
    SessionCookies,
    HousekeepingSchedule,
    HousekeepingProcessor,
    PasswordHasher,
    PasswordsService,
    IdentityProvider,
    GoogleService,
    OpsUsersService,
    OpsMailRepository,
    OpsMailService,
    MyMailService,
    GateAccounts,
    ErasuresService,
    FirstOpsAccount,
    MessagesRepository,
    MessagesService,
    provideConsumer(BonusGrantedConsumer),
  ],
})
export class AuthModule {}
