import { connectionStore, onReturn, pageConfig, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, ErrorNotice } from '@stroomwerk/ui-kit';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { shellTexts } from './texts.js';

/**
 * What stands in a remote's place when it cannot be had (architecture, rule 7). Where nothing can be reached it says so,
 * and tries again by itself as soon as the platform answers.
 */
export function RemoteFallback({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useTexts(shellTexts);
  const offline = useStore(connectionStore, ({ connection }) => connection === 'gone');
  useEffect(() => onReturn(onRetry), [onRetry]);
  return (
    <Container width="app" page>
      <h1 className="h1">{title}</h1>
      <ErrorNotice
        title={offline ? t.offline(title) : t.unreachable(title)}
        error={{ reference: pageConfig().reference ?? null }}
        onRetry={onRetry}
      >
        {t.safe}
      </ErrorNotice>
    </Container>
  );
}
