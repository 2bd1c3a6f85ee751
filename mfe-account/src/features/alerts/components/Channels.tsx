import type { AddedAlertChannel, AlertChannelView, AlertSettings } from '@stroomwerk/contracts/library';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ConfirmDialog, EmptyState, Panel, PanelItems, useToast } from '@stroomwerk/ui-kit';
import { useRef, useState } from 'react';
import type { Alerts } from '../api/use-alerts.js';
import { alertTexts } from '../texts.js';
import { AddChannel } from './AddChannel.js';
import { ChannelRow } from './ChannelRow.js';
import { Offer } from './Offer.js';
import { Secret } from './Secret.js';

/** Where alerts go beside mail: the channels, one more, and what the plan has not with the plan that has it. */
export function Channels({ settings, alerts }: { settings: AlertSettings; alerts: Alerts }) {
  const t = useTexts(alertTexts);
  const { show } = useToast();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<AlertChannelView>();
  const [secret, setSecret] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { channels, offers } = settings;
  const offer = offers.webhook ?? offers.chat;
  const added = ({ channel, secret: made }: AddedAlertChannel) => {
    setAdding(false);
    setSecret(made ?? undefined);
    show(t.added(channel.name));
  };
  const letGo = async ({ id, name }: AlertChannelView) => {
    try {
      await alerts.remove.mutateAsync({ params: { id } });
      show(t.removed(name));
      // What was pressed is gone from the page.
      list.current?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show({ text: error.detail, tone: 'error' });
    } finally {
      setLeaving(undefined);
    }
  };
  return (
    <div ref={list} tabIndex={-1}>
      <Panel
        flush={channels.length > 0}
        title={t.channels}
        actions={
          offer === null ? (
            <Button size="sm" onClick={() => setAdding(true)}>
              {t.add}
            </Button>
          ) : undefined
        }
        footer={channels.length > 0 && offer !== null ? <Offer what={t.chat} plan={offer} /> : undefined}
      >
        {channels.length > 0 ? (
          <PanelItems>
            {channels.map((channel) => (
              <ChannelRow key={channel.id} channel={channel} onRemove={() => setLeaving(channel)} />
            ))}
          </PanelItems>
        ) : offer === null ? (
          <EmptyState>{t.channelsEmpty}</EmptyState>
        ) : (
          <div className="stack-sm">
            <p>
              {t.webhook}, {t.chat}
            </p>
            <Offer what={t.chat} plan={offer} />
          </div>
        )}
      </Panel>
      {adding ? <AddChannel add={alerts.add} onClose={() => setAdding(false)} onAdded={added} /> : null}
      {secret === undefined ? null : <Secret secret={secret} onClose={() => setSecret(undefined)} />}
      {leaving ? (
        <ConfirmDialog
          open
          danger
          title={t.removeTitle(leaving.name)}
          confirmLabel={t.remove}
          busy={alerts.remove.isPending}
          onConfirm={() => void letGo(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
