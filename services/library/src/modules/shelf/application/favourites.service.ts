import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Favourites as FavouritesAnswer } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { toLibraryWorkflow } from '../../workflows/domain/views.js';
import { cardsOf, workflowId } from '../../workflows/index.js';
import { shelfLimits } from '../domain/limits.js';
import { addFavourite, favouritesOf, removeFavourite } from '../persistence/favourites.js';

/** What an account wants to find again. */
@Injectable()
export class Favourites {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(user: Principal, lang: Language): Promise<FavouritesAnswer> {
    const rows = await cardsOf(this.database, await favouritesOf(this.database, user.userId));
    return { workflows: rows.map((row) => toLibraryWorkflow(row, lang)) };
  }

  /** Also when it already was one. @throws AppError library.workflow_not_found, library.shelf_full */
  async add(user: Principal, filename: string): Promise<void> {
    const id = await workflowId(this.database, filename);
    if (id === undefined) throw new AppError('library.workflow_not_found');
    const most = shelfLimits.favourites;
    if (!(await addFavourite(this.database, user.userId, id, this.clock.now(), most)))
      throw new AppError('library.shelf_full', { params: { most } });
  }

  /** Also when it was none, or is hidden by now. */
  remove(user: Principal, filename: string): Promise<void> {
    return removeFavourite(this.database, user.userId, filename);
  }
}
