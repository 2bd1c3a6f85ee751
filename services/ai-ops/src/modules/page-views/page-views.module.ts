import { Module } from '@nestjs/common';
import { PageViews } from './application/page-views.js';
import { ViewBook } from './persistence/view-book.js';

/** Whose reports and counts are in figures: page views that the edge sealed, each within its limits. */
@Module({ providers: [PageViews, ViewBook], exports: [PageViews, ViewBook] })
export class PageViewsModule {}
