import type { OpsUser } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, Pagination, Panel } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../polling/model/failure.js';
import { useOpsUsers } from '../api/useOpsUsers.js';
import { opsUsersTexts } from '../texts.js';
import css from './OpsUsers.module.css';
import { type PlanAct, PlanDialog } from './PlanDialog.js';
import { UserDrawer } from './UserDrawer.js';
import { UserSearch } from './UserSearch.js';
import { UserTable } from './UserTable.js';

/** Search, list and acts; what is searched and the page stand in the address. */
export function UserDesk() {
  const t = useTexts(opsUsersTexts);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const go = (to: { q: string; page: number }) =>
    setSearch({ ...(to.q === '' ? {} : { q: to.q }), ...(to.page > 1 ? { page: String(to.page) } : {}) });
  const { data, error, isFetching, refetch } = useOpsUsers(q, page);
  const [opened, setOpened] = useState<string>();
  const [asked, setAsked] = useState<{ act: PlanAct; user: OpsUser }>();
  const ask = (act: PlanAct, user: OpsUser) => setAsked({ act, user });
  const shown = data?.users.find(({ id }) => id === opened);
  return (
    <>
      <UserSearch q={q} onSearch={(next) => go({ q: next, page: 1 })} />
      {error === null ? null : (
        <ErrorNotice error={error} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorNotice>
      )}
      {data === undefined && error !== null ? null : (
        <Panel
          flush
          title={t.title}
          actions={
            <span className="caption" role="status">
              {data === undefined ? null : t.total(format.number(data.total))}
            </span>
          }
        >
          <UserTable
            users={data?.users ?? []}
            loading={data === undefined}
            empty={q === '' ? t.none : t.noneFor(q)}
            onAct={ask}
            onOpen={({ id }) => setOpened(id)}
          />
          {data !== undefined && data.pages > 1 ? (
            <div className={css.foot}>
              <Pagination
                page={page}
                pages={data.pages}
                onPage={(next) => go({ q, page: next })}
                note={t.page(format.number(page), format.number(data.pages))}
              />
            </div>
          ) : null}
        </Panel>
      )}
      {shown === undefined ? null : (
        <UserDrawer user={shown} onAct={ask} onClose={() => setOpened(undefined)} />
      )}
      {asked === undefined ? null : <PlanDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
