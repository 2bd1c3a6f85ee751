import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PriceCatalogue } from '@stroomwerk/contracts/billing';
import { Answers, Public } from '@stroomwerk/kernel';
import { catalogue } from '../domain/catalogue.js';

@ApiTags('prices')
@Controller('billing/prices')
export class PricesController {
  @Get()
  @Public()
  @Answers(PriceCatalogue)
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ summary: 'The price catalogue; net amounts and amounts with VAT, in integer cents' })
  prices(): PriceCatalogue {
    return catalogue;
  }
}
