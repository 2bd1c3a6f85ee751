import { useTexts } from '@stroomwerk/mfe-runtime';
import { Container, ErrorNotice } from '@stroomwerk/ui-kit';
import { shellTexts } from './texts.js';

/** What stands in a remote's place when it cannot be had (architecture, rule 7). */
export function RemoteFallback({
  title,
  text,
  onRetry,
}: {
  title: string;
  text: string;
  onRetry: () => void;
}) {
  const t = useTexts(shellTexts);
  return (
    <Container width="app" page>
      <h1 className="h1">{title}</h1>
      <ErrorNotice title={text} onRetry={onRetry}>
        {t.safe}
      </ErrorNotice>
    </Container>
  );
}
