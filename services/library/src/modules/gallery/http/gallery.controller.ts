import { Controller, Get, HttpCode, Options, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Language } from '@stroomwerk/contracts';
import { Lang, Public } from '@stroomwerk/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gallery } from '../application/gallery.service.js';
import { GalleryCollections } from '../application/gallery-collections.service.js';
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
  categories(@Lang() lang: Language) {
    return { categories: templateCategories(lang) };
  }

  @Get('templates/collections')
  listCollections(
    @GalleryOwner() userId: string,
    @Query({ schema: TemplateQuery }) query: TemplateQuery,
    @Lang() lang: Language,
  ) {
    return this.collections.list(userId, query, lang);
  }

  @Get('templates/collections/:id')
  collection(@GalleryOwner() userId: string, @Param('id') id: string, @Lang() lang: Language) {
    return this.collections.get(userId, id, lang);
  }

  @Get('templates/search')
  search(
    @GalleryOwner() userId: string,
    @Query({ schema: TemplateQuery }) query: TemplateQuery,
    @Lang() lang: Language,
  ) {
    return this.gallery.search(userId, query, lang);
  }

  @Get('templates/workflows/:id')
  page(@GalleryOwner() userId: string, @Param('id') id: string, @Lang() lang: Language) {
    return this.gallery.page(userId, id, lang);
  }

  @Get('workflows/templates/:id')
  take(@GalleryOwner() userId: string, @Param('id') id: string, @Lang() lang: Language) {
    return this.gallery.take(userId, id, lang);
  }
}
