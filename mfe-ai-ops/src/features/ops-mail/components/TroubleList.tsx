import type { OpsMailTrouble } from '@stroomwerk/contracts/auth';
import { opsMailTroublesRules } from '@stroomwerk/contracts/forms';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Badge,
  Button,
  type Column,
  DataTable,
  EmptyState,
  ErrorNotice,
  Field,
  Input,
  Pagination,
  Panel,
  useForm,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import userCss from '../../ops-users/components/OpsUsers.module.css';
import { failureText } from '../../polling/model/failure.js';
import { useMailTroubles } from '../api/useOpsMail.js';
import { opsMailTexts } from '../texts.js';
import { LiftDialog } from './LiftDialog.js';

/** Addresses that mail does not reach or that complained; what is searched and the page stand in the address. */
export function TroubleList() {
  const t = useTexts(opsMailTexts);
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const go = (to: { q: string; page: number }) =>
    setSearch({ ...(to.q === '' ? {} : { q: to.q }), ...(to.page > 1 ? { page: String(to.page) } : {}) });
  const form = useForm(opsMailTroublesRules, {
    initial: { q },
    send: ({ q: wanted = '' }) => go({ q: wanted, page: 1 }),
  });
  const { data, error, isFetching, refetch } = useMailTroubles(q, page);
  const [asked, setAsked] = useState<OpsMailTrouble>();
  const columns: Column<OpsMailTrouble>[] = [
    { key: 'address', header: t.columns.address, cell: ({ address }) => address },
    {
      key: 'reason',
      header: t.columns.reason,
      cell: ({ reason }) => <Badge>{t.reasons[reason]}</Badge>,
      phone: 'status',
    },
    { key: 'said', header: t.columns.said, cell: ({ said, status }) => said ?? status ?? '' },
    { key: 'since', header: t.columns.since, cell: ({ since }) => format.date(since) },
  ];
  return (
    <>
      <search>
        <form {...form.props} className={userCss.search}>
          <Field label={t.search} className={userCss.field}>
            <Input {...form.field('q')} type="search" autoComplete="off" />
          </Field>
          <Button type="submit">{t.submit}</Button>
        </form>
      </search>
      {error === null ? null : (
        <ErrorNotice error={error} title={t.failed} busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorNotice>
      )}
      {data === undefined && error !== null ? null : (
        <Panel
          flush
          title={t.list}
          actions={
            <span className="caption" role="status">
              {data === undefined ? null : t.total(format.number(data.total))}
            </span>
          }
        >
          <DataTable
            caption={t.list}
            columns={columns}
            rows={data?.troubles ?? []}
            rowKey={({ address, reason }) => `${address} ${reason}`}
            loading={data === undefined}
            empty={<EmptyState>{q === '' ? t.none : t.noneFor(q)}</EmptyState>}
            rowActions={(trouble) => (
              <Button size="sm" aria-label={t.liftOne(trouble.address)} onClick={() => setAsked(trouble)}>
                {t.lift}
              </Button>
            )}
          />
          {data !== undefined && data.pages > 1 ? (
            <div className={userCss.foot}>
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
      {asked === undefined ? null : <LiftDialog trouble={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
