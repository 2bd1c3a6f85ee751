import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { GalleryKey } from '@stroomwerk/contracts/library';
import { Answers, CurrentUser, Lang, type Principal } from '@stroomwerk/kernel';
import { GalleryKeys } from '../application/gallery-keys.service.js';

/** The address of the library as the gallery of an account's own n8n. Making one takes a plan; ending it never does. */
@ApiTags('gallery')
@ApiBearerAuth()
@Controller('workflows-library/n8n-gallery')
export class GalleryKeyController {
  constructor(private readonly keys: GalleryKeys) {}

  @Get()
  @Answers(GalleryKey)
  galleryKey(@CurrentUser() user: Principal): Promise<GalleryKey> {
    return this.keys.of(user);
  }

  @Post()
  @Answers(GalleryKey, 201)
  createGalleryKey(@CurrentUser() user: Principal, @Lang() lang: Language): Promise<GalleryKey> {
    return this.keys.create(user, lang);
  }

  @Delete()
  @Answers(null, 204)
  revokeGalleryKey(@CurrentUser() user: Principal): Promise<void> {
    return this.keys.revoke(user);
  }
}
