import { Controller, Get, Module } from '@nestjs/common';
import { CurrentUser, type Principal, type ServiceDefinition } from '@stroomwerk/kernel';

@Controller('library/secured')
class SecuredController {
  @Get()
  secured(@CurrentUser() principal: Principal) {
    return { user: principal.userId };
  }
}

@Module({ controllers: [SecuredController] })
class SecuredModule {}

/** The kernel of another service, with one route that wants a login. */
export const otherService: ServiceDefinition = {
  name: 'library',
  apiVersion: 1,
  module: SecuredModule,
  entities: [],
  migrations: [],
  publishes: [],
};
