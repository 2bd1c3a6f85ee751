import { Injectable } from '@nestjs/common';
import type { OpsUsersQuery, OpsUsersResponse } from '@stroomwerk/contracts/auth';
import { opsUser } from '../../accounts/domain/current-user.js';
import { AccountsRepository } from '../../accounts/index.js';

/** The accounts, for support. */
@Injectable()
export class OpsUsersService {
  constructor(private readonly accounts: AccountsRepository) {}

  async list({ q, page, per_page }: OpsUsersQuery): Promise<OpsUsersResponse> {
    const { rows, total } = await this.accounts.search(q?.trim() ?? '', (page - 1) * per_page, per_page);
    return { users: rows.map(opsUser), total, pages: Math.ceil(total / per_page) };
  }
}
