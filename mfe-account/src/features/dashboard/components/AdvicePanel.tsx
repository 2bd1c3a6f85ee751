import type { Advice } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { EmptyState, LinkButton, Panel, PanelItems, TextLink } from '@stroomwerk/ui-kit';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ceoTexts } from '../ceo-texts.js';
import { type AdviceActs, AdviceEntry } from './AdviceEntry.js';
import css from './Ceo.module.css';
import { useFocusNext } from './useFocusNext.js';

/** What the account could gain, the most urgent first; what was not looked for is said. @param footer the way to what was dismissed */
export function AdvicePanel({
  advice: { items, more, missing },
  acts,
  footer,
}: {
  advice: Advice;
  acts: AdviceActs;
  footer: ReactNode;
}) {
  const t = useTexts(ceoTexts);
  const list = useRef<HTMLDivElement>(null);
  useFocusNext(
    list,
    items.map(({ key }) => key),
  );
  const rest = {
    looked: null,
    no_apps: { text: t.noApps, act: t.toApps, to: '/workflow-library?my-apps=1' },
    no_plan: { text: t.noPlan, act: t.toPlans, to: '/#pricing' },
  }[missing];
  return (
    <div ref={list} tabIndex={-1}>
      <Panel
        flush
        title={t.title}
        lead={t.lead}
        footer={
          more > 0 || footer ? (
            <div className={css.foot}>
              {more > 0 ? (
                <span className={css.rest}>
                  {t.more(more)}{' '}
                  <TextLink component={Link} small standalone to="/dashboard?tab=automations">
                    {t.toList}
                  </TextLink>
                </span>
              ) : null}
              {footer}
            </div>
          ) : undefined
        }
      >
        {items.length > 0 ? (
          <PanelItems className={css.items}>
            {items.map((item) => (
              <AdviceEntry key={item.key} item={item} acts={acts} />
            ))}
          </PanelItems>
        ) : (
          <div className={css.nothing}>
            <EmptyState>{rest ? t.noneOfYours : t.none}</EmptyState>
          </div>
        )}
        {rest ? (
          <div className={css.nothing}>
            <p className={css.rest}>
              {rest.text}{' '}
              <LinkButton size="sm" component={Link} to={rest.to}>
                {rest.act}
              </LinkButton>
            </p>
          </div>
        ) : null}
      </Panel>
    </div>
  );
}
