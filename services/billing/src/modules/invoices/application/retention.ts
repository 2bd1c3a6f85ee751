import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { dayOf } from '../domain/dates.js';

/** Removes invoices with the name and address on them when the years are over for which the law wants them kept. */
@Injectable()
export class Retention {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    await this.database.query('select billing.remove_expired_invoices($1)', [dayOf(this.clock.now())]);
  }
}
