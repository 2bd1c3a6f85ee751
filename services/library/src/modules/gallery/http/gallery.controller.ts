import { Controller, Get, HttpCode, Options, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gallery } from '../application/gallery.service.js';
import { GalleryCollections } from '../application/gallery-collections.service.js';
import type { Owner } from '../application/gallery-keys.service.js';
import { TemplateQuery } from '../domain/query.js';
import { templateCategories } from '../domain/template.js';
import { allowCall, GalleryOwner, GallerySecret } from './gallery.guard.js';

/**
 * The template host that a member's n8n reads (N8N_TEMPLATES_HOST); the edge serves it at `/n8n/<secret>`. Paths and
 * answers are n8n's, so they are not in our OpenAPI document.
 */
@ApiExcludeController()
@Public()
@UseGuards(GallerySecret)
@Controller('n8n/:secret')
export class GalleryController {
  constructor(
    private readonly gallery: Gallery,
    private readonly collections: GalleryCollections,
  ) {}

  @Options('*')
  @HttpCode(204)
  preflight(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): void {
    allowCall(request, reply);
  }

  @Get('health')
  health() {
    return { status: 'OK' };
  }

  @Get('templates/categories')
  categories(@GalleryOwner() { lang }: Owner) {
    return { categories: templateCategories(lang) };
  }

  @Get('templates/collections')
  listCollections(@GalleryOwner() owner: Owner, @Query({ schema: TemplateQuery }) query: TemplateQuery) {
    return this.collections.list(owner, query);
  }

  @Get('templates/collections/:id')
  collection(@GalleryOwner() owner: Owner, @Param('id') id: string) {
    return this.collections.get(owner, id);
  }

  @Get('templates/search')
  search(@GalleryOwner() owner: Owner, @Query({ schema: TemplateQuery }) query: TemplateQuery) {
    return this.gallery.search(owner, query);
  }

  @Get('templates/workflows/:id')
  page(@GalleryOwner() owner: Owner, @Param('id') id: string) {
    return this.gallery.page(owner, id);
  }

  @Get('workflows/templates/:id')
  take(@GalleryOwner() owner: Owner, @Param('id') id: string) {
    return this.gallery.take(owner, id);
  }
}
