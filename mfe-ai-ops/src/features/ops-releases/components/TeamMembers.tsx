import type { TeamMember } from '@stroomwerk/contracts/releases';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, cx, DataTable, EmptyState, Panel, useToast } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useMoment } from '../../figures/components/useMoment.js';
import { Polled } from '../../polling/components/Polled.js';
import { accessTexts } from '../access-texts.js';
import { useTeamMembers } from '../api/useTeamAccess.js';
import { AddMemberDialog } from './AddMemberDialog.js';
import css from './Releases.module.css';
import { TakeAwayDialog } from './TakeAwayDialog.js';

/** The people of a team: added and removed. */
export function TeamMembers({ team }: { team: string }) {
  const t = useTexts(accessTexts);
  const toast = useToast();
  const moment = useMoment();
  const { list, remove } = useTeamMembers();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<TeamMember>();
  const close = () => {
    setLeaving(undefined);
    remove.reset();
  };
  const confirm = ({ id, email }: TeamMember) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast.show(t.removed(email));
          close();
        },
      },
    );
  return (
    <Panel
      flush
      title={t.members}
      lead={t.membersLead(team)}
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          {t.newMember}
        </Button>
      }
    >
      <Polled query={list} flush>
        {({ members }) => (
          <DataTable
            caption={t.members}
            rows={members.filter((member) => member.team === team)}
            rowKey={({ id }) => id}
            empty={<EmptyState>{t.noMembers}</EmptyState>}
            columns={[
              { key: 'email', header: t.memberColumns.email, cell: ({ email }) => email },
              {
                key: 'added',
                header: t.memberColumns.added,
                cell: ({ added_at: at, added_by: actor }) => (
                  <>
                    {moment(at)}
                    <span className={cx('caption', css.sub)}>{t.by(actor)}</span>
                  </>
                ),
              },
            ]}
            rowActions={(member) => (
              <Button size="sm" aria-label={t.removeOf(member.email)} onClick={() => setLeaving(member)}>
                {t.remove}
              </Button>
            )}
          />
        )}
      </Polled>
      {adding ? <AddMemberDialog team={team} onClose={() => setAdding(false)} /> : null}
      {leaving === undefined ? null : (
        <TakeAwayDialog
          title={t.removeTitle(leaving.email)}
          text={t.removeText}
          label={t.remove}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => confirm(leaving)}
          onCancel={close}
        />
      )}
    </Panel>
  );
}
