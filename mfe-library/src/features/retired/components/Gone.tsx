import type { RetiredWorkflow } from '@stroomwerk/contracts/library';
import { useLanguage, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, categoryName, EmptyState, LinkButton, PageHeader } from '@stroomwerk/ui-kit';
import { Link, Navigate } from 'react-router-dom';
import { retiredTexts } from '../texts.js';

interface Props {
  readonly retired: RetiredWorkflow;
  /** Where a member or a visitor finds a workflow, and those of a category. */
  readonly addressOf: (successor: NonNullable<RetiredWorkflow['successor']>) => string;
  readonly list: string;
  readonly width?: 'app';
}

/** The address of a workflow that was retired: leads to its successor, or says why it is gone and where others are. */
export function Gone({ retired, addressOf, list, width }: Props) {
  const t = useTexts(retiredTexts);
  const { language } = useLanguage();
  const { successor, category, why } = retired;
  const moved = successor === null ? undefined : addressOf(successor);
  usePageHead({ title: t.gone, noindex: true, ...(moved !== undefined && { moved }) });
  if (moved !== undefined) return <Navigate to={moved} replace />;
  return (
    <Container page {...(width && { width })}>
      <PageHeader title={t.gone} lead={why ?? t.noReason} />
      <EmptyState
        action={
          <LinkButton variant="primary" component={Link} to={`${list}?category=${category}`}>
            {t.alike(categoryName(category, language))}
          </LinkButton>
        }
      >
        {t.yours}
      </EmptyState>
    </Container>
  );
}
