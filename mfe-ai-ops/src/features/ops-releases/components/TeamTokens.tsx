import type { TeamToken } from '@stroomwerk/contracts/releases';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  type Column,
  cx,
  DataTable,
  EmptyState,
  Panel,
  StatusLabel,
  useToast,
} from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useMoment } from '../../figures/components/useMoment.js';
import { Polled } from '../../polling/components/Polled.js';
import { accessTexts } from '../access-texts.js';
import { useTeamTokens } from '../api/useTeamAccess.js';
import { tokenState } from '../model/access.js';
import { CreateTokenDialog } from './CreateTokenDialog.js';
import css from './Releases.module.css';
import { TakeAwayDialog } from './TakeAwayDialog.js';

const shapes = { valid: 'active', expired: 'stopped', revoked: 'stopped' } as const;

/** The tokens of a remote's pipelines: made, listed and revoked. */
export function TeamTokens({ remote }: { remote: string }) {
  const t = useTexts(accessTexts);
  const toast = useToast();
  const { list, revoke } = useTeamTokens(remote);
  const [making, setMaking] = useState(false);
  const [doomed, setDoomed] = useState<TeamToken>();
  const columns = useColumns();
  const close = () => {
    setDoomed(undefined);
    revoke.reset();
  };
  const confirm = ({ id, name }: TeamToken) =>
    revoke.mutate(
      { params: { remote, id } },
      {
        onSuccess: () => {
          toast.show(t.revoked(name));
          close();
        },
      },
    );
  return (
    <Panel
      flush
      title={t.tokens}
      lead={t.tokensLead}
      actions={
        <Button size="sm" onClick={() => setMaking(true)}>
          {t.newToken}
        </Button>
      }
    >
      <Polled query={list} flush>
        {({ tokens }) => (
          <DataTable
            caption={t.tokens}
            columns={columns}
            rows={tokens}
            rowKey={({ id }) => id}
            empty={<EmptyState>{t.noTokens}</EmptyState>}
            rowActions={(token) =>
              token.revoked_at === null ? (
                <Button size="sm" aria-label={t.revokeOf(token.name)} onClick={() => setDoomed(token)}>
                  {t.revoke}
                </Button>
              ) : null
            }
          />
        )}
      </Polled>
      {making ? <CreateTokenDialog remote={remote} onClose={() => setMaking(false)} /> : null}
      {doomed === undefined ? null : (
        <TakeAwayDialog
          title={t.revokeTitle(doomed.name)}
          text={t.revokeText}
          label={t.revoke}
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => confirm(doomed)}
          onCancel={close}
        />
      )}
    </Panel>
  );
}

/** The columns of a token. */
function useColumns(): Column<TeamToken>[] {
  const t = useTexts(accessTexts);
  const format = useFormat();
  const moment = useMoment();
  return [
    { key: 'name', header: t.columns.name, cell: ({ name }) => name },
    {
      key: 'state',
      header: t.columns.state,
      cell: (token) => {
        const state = tokenState(token, Date.now());
        return <StatusLabel status={shapes[state]}>{t.tokenStates[state]}</StatusLabel>;
      },
      phone: 'status',
    },
    {
      key: 'made',
      header: t.columns.made,
      cell: ({ created_at: at, created_by: actor }) => (
        <>
          {moment(at)}
          <span className={cx('caption', css.sub)}>{t.by(actor)}</span>
        </>
      ),
    },
    {
      key: 'ends',
      header: t.columns.ends,
      cell: ({ expires_at: at }) => (at === null ? t.never : format.date(at)),
      phone: 'hidden',
    },
    {
      key: 'used',
      header: t.columns.used,
      cell: ({ last_used_at: at }) => (at === null ? t.unused : format.relative(at)),
      phone: 'hidden',
    },
  ];
}
