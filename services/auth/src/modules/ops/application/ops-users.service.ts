import { Injectable } from '@nestjs/common';
import type { OpsUsersQuery, OpsUsersResponse } from '@stroomwerk/contracts/auth';
import { opsUser } from '../../accounts/domain/current-user.js';
import { AccountsRepository } from '../../accounts/index.js';
import { Memberships } from '../../memberships/index.js';

/** Who is registered, for support. */
@Injectable()
export class OpsUsersService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly memberships: Memberships,
  ) {}

  async list({ q, page, per_page }: OpsUsersQuery): Promise<OpsUsersResponse> {
    const { rows, total } = await this.accounts.search(q?.trim() ?? '', (page - 1) * per_page, per_page);
    const memberships = await this.memberships.ofAll(rows.map(({ id }) => id));
    const users = rows.flatMap((row) => {
      const membership = memberships.get(row.id);
      return membership ? [opsUser({ ...row, ...membership })] : [];
    });
    return { users, total, pages: Math.ceil(total / per_page) };
  }
}
