import { Module } from '@nestjs/common';
import { provideConsumer } from '@stroomwerk/kernel';
import {
  LibraryChangedConsumer,
  SubscriptionChangedConsumer,
  UserRegisteredConsumer,
} from './queue/consumers.js';

/** What the other services told: accounts, subscriptions, the library's figures. */
@Module({
  providers: [
    provideConsumer(UserRegisteredConsumer),
    provideConsumer(SubscriptionChangedConsumer),
    provideConsumer(LibraryChangedConsumer),
  ],
})
export class ProjectionsModule {}
