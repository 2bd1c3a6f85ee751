import type { Connection, ConnectionsResponse } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { ConfirmDialog, Panel, PanelItems, useToast } from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { Connections } from '../api/use-connections.js';
import { connectionTexts } from '../texts.js';
import { type Act, ConnectionRow } from './ConnectionRow.js';
import { KeyDialog } from './KeyDialog.js';
import { NoTests } from './NoTests.js';
import { PurposeDialog } from './PurposeDialog.js';
import { RenameDialog } from './RenameDialog.js';

/** The connected n8n instances, with everything that can be done to one. */
export function ConnectionList({
  items,
  limit,
  tests,
  fresh,
  connections,
  onGone,
}: {
  items: readonly Connection[];
  limit: number;
  /** Whether the plan has test instances. Left out by a service from before. */
  tests: ConnectionsResponse['test_instance'];
  /** The one that was connected just now. */
  fresh: string | undefined;
  connections: Connections;
  /** After one was disconnected: its button is gone, so the focus goes elsewhere. */
  onGone: () => void;
}) {
  const t = useTexts(connectionTexts);
  const { show } = useToast();
  const [asked, setAsked] = useState<{ act: Act; connection: Connection }>();
  const opener = useRef<Element>(null);
  // A dialog that goes once its answer is there leaves the focus nowhere.
  useEffect(() => {
    if (asked !== undefined) return;
    const back = requestAnimationFrame(() => {
      const { current } = opener;
      if (document.activeElement === document.body && current instanceof HTMLElement) current.focus();
    });
    return () => cancelAnimationFrame(back);
  }, [asked]);
  const { check, disconnect, rename, replaceKey } = connections;
  const close = () => setAsked(undefined);
  const refused = ({ detail }: { detail: string }) => show({ text: detail, tone: 'error' });

  const lookAgain = ({ id }: Connection) =>
    check.mutate(
      { params: { id } },
      {
        onError: refused,
        onSuccess: ({ state, name }) =>
          show(
            state === 'ok'
              ? t.checkedWell(name)
              : state === 'limited'
                ? { text: t.checkedLimited(name), tone: 'info' }
                : { text: t.checkedFailing(name), tone: 'error' },
          ),
      },
    );
  const letGo = async ({ id, name }: Connection) => {
    try {
      await disconnect.mutateAsync({ params: { id } });
      show(t.disconnected(name));
      onGone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(error);
    } finally {
      close();
    }
  };
  const of = (act: Act) => (asked?.act === act ? asked.connection : undefined);
  const renaming = of('rename');
  const choosing = of('purpose');
  const rekeying = of('key');
  const leaving = of('disconnect');
  return (
    <Panel
      flush
      title={t.listTitle}
      actions={limit > 0 ? <span className="small soft num">{t.used(items.length, limit)}</span> : undefined}
    >
      <PanelItems>
        {items.map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            fresh={connection.id === fresh}
            tests={tests?.has === true}
            checking={check.isPending && check.variables.params.id === connection.id}
            onCheck={() => lookAgain(connection)}
            onAct={(act) => {
              opener.current = document.activeElement;
              setAsked({ act, connection });
            }}
          />
        ))}
      </PanelItems>
      {tests && !tests.has ? <NoTests plan={tests.plan} /> : null}
      {choosing ? (
        <PurposeDialog
          connection={choosing}
          tests={tests?.has === true}
          setPurpose={connections.setPurpose}
          onClose={close}
        />
      ) : null}
      {renaming ? <RenameDialog connection={renaming} rename={rename} onClose={close} /> : null}
      {rekeying ? <KeyDialog connection={rekeying} replaceKey={replaceKey} onClose={close} /> : null}
      {leaving ? (
        <ConfirmDialog
          open
          danger
          title={t.disconnectTitle(leaving.name)}
          confirmLabel={t.disconnect}
          busy={disconnect.isPending}
          onConfirm={() => void letGo(leaving)}
          onCancel={close}
        >
          <div className="stack-sm">
            <p>{t.disconnectText}</p>
            <p>{t.disconnectKey}</p>
          </div>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
