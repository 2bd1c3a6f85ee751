import { type GalleryKey, galleryKey } from '@stroomwerk/contracts/library';
import { apiKey, copyText, useFormat, useQueryClient, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  ConfirmDialog,
  ErrorNotice,
  Facts,
  LoadingText,
  Notice,
  Panel,
  RowSkeleton,
  StatusLabel,
  Steps,
  useToast,
} from '@stroomwerk/ui-kit';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useCreateGalleryKey, useGalleryKey, useRevokeGalleryKey } from '../api/use-gallery-key.js';
import { galleryTexts } from '../texts.js';
import css from './Gallery.module.css';

const key = apiKey(galleryKey, {});

/** The address by which somebody's own n8n shows the library as its gallery: made, shown once, revoked. */
export function GalleryView() {
  const t = useTexts(galleryTexts);
  const { show } = useToast();
  const queries = useQueryClient();
  const { data, error, refetch } = useGalleryKey();
  const [fresh, setFresh] = useState<string | null>(null);
  const [asking, setAsking] = useState<'again' | 'revoke'>();
  const failed = ({ detail }: { detail: string }) => show({ text: detail, tone: 'error' });
  const create = useCreateGalleryKey({
    onSuccess: (made) => {
      setFresh(made.url);
      setAsking(undefined);
      // The secret is on the screen, not in what the page keeps.
      queries.setQueryData<GalleryKey>(key, { ...made, url: null });
    },
    onError: failed,
  });
  const revoke = useRevokeGalleryKey({
    onSuccess: () => {
      setFresh(null);
      setAsking(undefined);
      show(t.revoked);
      void queries.invalidateQueries({ queryKey: key });
    },
    onError: failed,
  });
  const line = `N8N_TEMPLATES_HOST=${fresh ?? t.yours}`;
  return (
    <div className={css.columns}>
      <Panel
        title={t.title}
        lead={t.lead}
        badge={
          data ? (
            <StatusLabel status={data.active ? 'active' : 'inactive'} badge>
              {data.active ? t.active : t.off}
            </StatusLabel>
          ) : undefined
        }
      >
        <div className="stack">
          {error && !data ? (
            <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
              {error.detail}
            </ErrorNotice>
          ) : !data ? (
            <>
              <LoadingText />
              <RowSkeleton count={2} />
            </>
          ) : (
            <>
              {fresh === null ? null : (
                <>
                  <Notice tone="warning" live>
                    {t.once}
                  </Notice>
                  <Address text={fresh} />
                </>
              )}
              {data.active ? <KeyFacts gallery={data} /> : null}
              <div className={css.acts}>
                <Button
                  variant={data.active ? 'outline' : 'primary'}
                  busy={create.isPending}
                  onClick={() => (data.active ? setAsking('again') : create.mutate({}))}
                >
                  {data.active ? t.again : t.make}
                </Button>
                {data.active ? (
                  <Button variant="dangerOutline" onClick={() => setAsking('revoke')}>
                    {t.revoke}
                  </Button>
                ) : null}
              </div>
            </>
          )}
          <p className={css.soft}>{t.keep}</p>
        </div>
      </Panel>
      <Panel title={t.steps}>
        <Steps
          label={t.steps}
          items={[
            {
              id: 'variable',
              title: t.one,
              text: t.oneText,
              content: <code className={css.address}>{line}</code>,
            },
            { id: 'restart', title: t.two, text: t.twoText },
            { id: 'open', title: t.three, text: t.threeText },
          ]}
        />
        <p className={css.soft}>{t.only}</p>
      </Panel>
      <ConfirmDialog
        open={asking !== undefined}
        danger={asking === 'revoke'}
        title={asking === 'revoke' ? t.revokeTitle : t.againTitle}
        confirmLabel={asking === 'revoke' ? t.revoke : t.again}
        cancelLabel={t.cancel}
        busy={create.isPending || revoke.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => (asking === 'revoke' ? revoke.mutate({}) : create.mutate({}))}
      >
        <p>{asking === 'revoke' ? t.revokeText : t.againText}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The address in full, however long, with a button that copies it. */
function Address({ text }: { text: string }) {
  const t = useTexts(galleryTexts);
  const { show } = useToast();
  const copy = async () => {
    await copyText(text);
    show(t.copied);
  };
  return (
    <div className="stack-sm">
      <code className={css.address}>{text}</code>
      <div>
        <Button variant="primary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          {t.copy}
        </Button>
      </div>
    </div>
  );
}

function KeyFacts({ gallery }: { gallery: GalleryKey }) {
  const t = useTexts(galleryTexts);
  const format = useFormat();
  return (
    <Facts
      items={[
        ...(gallery.hint === null
          ? []
          : [
              {
                term: t.address,
                value: <span className="mono">{t.ends(`…${gallery.hint}`)}</span>,
                key: 'hint',
              },
            ]),
        { term: t.created, value: gallery.created_at === null ? t.never : format.date(gallery.created_at) },
        {
          term: t.used,
          value: gallery.last_used_at === null ? t.never : format.relative(gallery.last_used_at),
        },
      ]}
    />
  );
}
