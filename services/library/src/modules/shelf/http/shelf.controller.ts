import { Body, Controller, Delete, Get, Param, Patch, Post, Put, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import {
  Collection,
  CollectionDetail,
  Collections as CollectionsAnswer,
  Favourites as FavouritesAnswer,
  MyApps,
  NameCollection,
} from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { Entitled } from '../../entitlements/http/entitled.guard.js';
import { Collections } from '../application/collections.service.js';
import { Favourites } from '../application/favourites.service.js';
import { MyAppsStore } from '../application/my-apps.store.js';

/** What a member keeps: favourites, collections and their own apps. 403 library.subscription_required without plan. */
@ApiTags('shelf')
@ApiBearerAuth()
@UseGuards(Entitled)
@Controller('workflows-library')
export class ShelfController {
  constructor(
    private readonly kept: Favourites,
    private readonly groups: Collections,
    private readonly apps: MyAppsStore,
  ) {}

  @Get('favourites')
  @Answers(FavouritesAnswer)
  favourites(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<FavouritesAnswer> {
    return this.kept.list(user, lang);
  }

  @Put(':filename/favourite')
  @Answers(null, 204)
  addFavourite(@CurrentUser() user: Principal, @Param('filename') filename: string): Promise<void> {
    return this.kept.add(user, filename);
  }

  @Delete(':filename/favourite')
  @Answers(null, 204)
  removeFavourite(@CurrentUser() user: Principal, @Param('filename') filename: string): Promise<void> {
    return this.kept.remove(user, filename);
  }

  @Get('collections')
  @Answers(CollectionsAnswer)
  async collections(@CurrentUser() user: Principal): Promise<CollectionsAnswer> {
    return { collections: await this.groups.list(user) };
  }

  @Post('collections')
  @Answers(Collection, 201)
  createCollection(
    @CurrentUser() user: Principal,
    @Body({ schema: NameCollection }) body: NameCollection,
  ): Promise<Collection> {
    return this.groups.create(user, body.name);
  }

  @Get('collections/:id')
  @Answers(CollectionDetail)
  collection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Lang() lang: Language,
  ): Promise<CollectionDetail> {
    return this.groups.get(user, id, lang);
  }

  @Patch('collections/:id')
  @Answers(Collection)
  renameCollection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Body({ schema: NameCollection }) body: NameCollection,
  ): Promise<Collection> {
    return this.groups.rename(user, id, body.name);
  }

  @Delete('collections/:id')
  @Answers(null, 204)
  deleteCollection(@CurrentUser() user: Principal, @Param('id') id: string): Promise<void> {
    return this.groups.remove(user, id);
  }

  @Put('collections/:id/workflows/:filename')
  @Answers(null, 204)
  addToCollection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Param('filename') filename: string,
  ): Promise<void> {
    return this.groups.put(user, id, filename);
  }

  @Delete('collections/:id/workflows/:filename')
  @Answers(null, 204)
  removeFromCollection(
    @CurrentUser() user: Principal,
    @Param('id') id: string,
    @Param('filename') filename: string,
  ): Promise<void> {
    return this.groups.take(user, id, filename);
  }

  @Get('my-apps')
  @Answers(MyApps)
  async myApps(@CurrentUser() user: Principal): Promise<MyApps> {
    return { apps: await this.apps.of(user.userId) };
  }

  @Put('my-apps')
  @Answers(MyApps)
  async setMyApps(
    @CurrentUser() user: Principal,
    @Body({ schema: MyApps }) body: MyApps,
    @Lang() lang: Language,
  ): Promise<MyApps> {
    return { apps: await this.apps.set(user.userId, body.apps, lang) };
  }
}
