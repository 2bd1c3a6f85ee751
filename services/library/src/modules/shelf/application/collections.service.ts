import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type { Collection, CollectionDetail } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource, QueryFailedError } from 'typeorm';
import { toLibraryWorkflow } from '../../workflows/domain/views.js';
import { cardsOf, workflowId } from '../../workflows/index.js';
import { shelfLimits } from '../domain/limits.js';
import * as rows from '../persistence/collections.js';

const uniqueViolation = '23505';

/** An account's own collections. Somebody else's do not exist for it: 404, never 403. */
@Injectable()
export class Collections {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  list(user: Principal): Promise<Collection[]> {
    return rows.collectionsOf(this.database, user.accountId);
  }

  /** @throws AppError library.collection_not_found */
  async get(user: Principal, id: string, lang: Language): Promise<CollectionDetail> {
    const collection = await this.own(user, id);
    const cards = await cardsOf(this.database, collection.filenames);
    return { ...collection, workflows: cards.map((row) => toLibraryWorkflow(row, lang)) };
  }

  /** @throws AppError library.collection_exists (whatever the case of its letters), library.shelf_full */
  async create(user: Principal, name: string): Promise<Collection> {
    if ((await rows.countCollections(this.database, user.accountId)) >= shelfLimits.collections)
      throw new AppError('library.shelf_full', { params: { most: shelfLimits.collections } });
    const id = randomUUID();
    const wanted = { id, accountId: user.accountId, name, at: this.clock.now() };
    if (!(await rows.addCollection(this.database, wanted))) throw new AppError('library.collection_exists');
    return this.own(user, id);
  }

  /** @throws AppError library.collection_not_found, library.collection_exists */
  async rename(user: Principal, id: string, name: string): Promise<Collection> {
    await this.own(user, id);
    try {
      await rows.renameCollection(this.database, user.accountId, id, name, this.clock.now());
    } catch (error) {
      if (error instanceof QueryFailedError && Reflect.get(error.driverError, 'code') === uniqueViolation)
        throw new AppError('library.collection_exists', { cause: error });
      throw error;
    }
    return this.own(user, id);
  }

  /** The workflows stay in the library. @throws AppError library.collection_not_found */
  async remove(user: Principal, id: string): Promise<void> {
    if (!isUuid(id) || !(await rows.removeCollection(this.database, user.accountId, id)))
      throw new AppError('library.collection_not_found');
  }

  /** @throws AppError library.collection_not_found, library.workflow_not_found, library.shelf_full */
  async put(user: Principal, id: string, filename: string): Promise<void> {
    const { filenames } = await this.own(user, id);
    if (filenames.includes(filename)) return;
    const workflow = await workflowId(this.database, filename);
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    if ((await rows.countIn(this.database, id)) >= shelfLimits.inOneCollection)
      throw new AppError('library.shelf_full', { params: { most: shelfLimits.inOneCollection } });
    await this.database.transaction((manager) =>
      rows.putInCollection(manager, id, workflow, this.clock.now()),
    );
  }

  /** Also when it was not in it. @throws AppError library.collection_not_found */
  async take(user: Principal, id: string, filename: string): Promise<void> {
    await this.own(user, id);
    await this.database.transaction((manager) =>
      rows.takeFromCollection(manager, id, filename, this.clock.now()),
    );
  }

  private async own(user: Principal, id: string): Promise<Collection> {
    const collection = isUuid(id) ? await rows.collectionOf(this.database, user.accountId, id) : undefined;
    if (collection === undefined) throw new AppError('library.collection_not_found');
    return collection;
  }
}
