import { top12 } from '@stroomwerk/contracts/library';
import { useApiQuery, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Panel, PanelItems, Skeleton, TextLink } from '@stroomwerk/ui-kit';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { successTexts } from '../texts.js';
import css from './Success.module.css';

const bonus = 5;

/** The 'Check Email' button: five bonus workflows, the first of the Top 12, each one click from its download. */
export function Bonus() {
  const t = useTexts(successTexts);
  const [open, setOpen] = useState(false);
  const { data } = useApiQuery(top12, {}, { enabled: open });
  return (
    <Panel title={t.bonus}>
      <p className={css.text}>{t.checkEmailText}</p>
      <Button icon={<Mail size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.checkEmail}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.bonusTitle}>
        {data ? (
          <PanelItems>
            {data.workflows.slice(0, bonus).map(({ filename, title }) => (
              <li key={filename}>
                <TextLink
                  standalone
                  component={Link}
                  to={`/workflow-library/${encodeURIComponent(filename)}`}
                >
                  {title}
                </TextLink>
              </li>
            ))}
          </PanelItems>
        ) : (
          <Skeleton />
        )}
      </Dialog>
    </Panel>
  );
}
