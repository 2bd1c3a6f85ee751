import { Module } from '@nestjs/common';
import { PricesController } from './http/prices.controller.js';

@Module({ controllers: [PricesController] })
export class CatalogueModule {}
