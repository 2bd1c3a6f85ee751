import type { Automation } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { IconButton, Menu, type MenuItem, type RenderLink } from '@stroomwerk/ui-kit';
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router-dom';
import { listTexts } from '../list-texts.js';
import { promoteAddress, runsAddress } from '../model/attention.js';

/** What can be done to an automation besides starting and pausing it. */
export interface MoreActsOf {
  readonly onEdit: (automation: Automation) => void;
  readonly onRemove: (automation: Automation) => void;
  readonly onReport: (automation: Automation) => void;
  readonly onWatch: (automation: Automation, watched: boolean) => void;
}

/** Their n8n opens beside this page. */
const link: RenderLink = ({ href, ...rest }) =>
  href.startsWith('/') ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href} target="_blank" rel="noreferrer" />
  );

/** The menu of a row, with what goes for its kind of automation. */
export function MoreActs({
  automation,
  onEdit,
  onRemove,
  onReport,
  onWatch,
}: MoreActsOf & { automation: Automation }) {
  const t = useTexts(listTexts);
  const { id, kind, name, n8n_url: n8n, watched, on_trial: onTrial } = automation;
  const items: MenuItem[] = [];
  if (kind !== undefined) items.push({ id: 'runs', label: t.runs, href: runsAddress(id) });
  if (onTrial) items.push({ id: 'promote', label: t.promote, href: promoteAddress(id) });
  if (n8n) items.push({ id: 'n8n', label: t.open, href: n8n });
  items.push({ id: 'edit', label: t.rename, onSelect: () => onEdit(automation) });
  if (kind === 'reported')
    items.push({ id: 'report', label: t.report, onSelect: () => onReport(automation) });
  if (kind === 'linked' && watched !== undefined)
    items.push({
      id: 'watch',
      label: watched ? t.unwatch : t.watch,
      onSelect: () => onWatch(automation, !watched),
    });
  items.push({
    id: 'remove',
    label: t.remove,
    danger: true,
    divided: true,
    onSelect: () => onRemove(automation),
  });
  const label = t.more(name);
  return (
    <Menu
      label={label}
      trigger={<IconButton size="sm" label={label} icon={<Ellipsis aria-hidden="true" />} />}
      items={items}
      renderLink={link}
    />
  );
}
