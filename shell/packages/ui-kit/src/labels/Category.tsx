import {
  Clock,
  Database,
  FileText,
  Headset,
  Landmark,
  type LucideIcon,
  Megaphone,
  MousePointer2,
  Plug,
  Share2,
  ShoppingCart,
  Split,
  Users,
  Webhook,
  Zap,
} from 'lucide-react';
import { useUiLang } from '../lib/language.js';
import { type UiLang } from '../texts/define.js';
import css from './Labels.module.css';

const CATEGORIES = {
  marketing: { icon: Megaphone, nl: 'Marketing', en: 'Marketing' },
  ecommerce: { icon: ShoppingCart, nl: 'E-commerce', en: 'E-commerce' },
  productivity: { icon: Zap, nl: 'Productiviteit', en: 'Productivity' },
  data: { icon: Database, nl: 'Data', en: 'Data' },
  social: { icon: Share2, nl: 'Social', en: 'Social' },
  finance: { icon: Landmark, nl: 'Financiën', en: 'Finance' },
  hr: { icon: Users, nl: 'HR', en: 'HR' },
  customer: { icon: Headset, nl: 'Klantcontact', en: 'Customer service' },
  content: { icon: FileText, nl: 'Content', en: 'Content' },
  integration: { icon: Plug, nl: 'Integratie', en: 'Integration' },
} as const satisfies Record<string, { icon: LucideIcon; nl: string; en: string }>;

export type CategoryKey = keyof typeof CATEGORIES;
/** The ten categories, in their fixed order. */
export const categoryKeys = Object.keys(CATEGORIES) as CategoryKey[];

/** Name of a category; an unknown key comes back as it is. */
export function categoryName(category: string, lang: UiLang): string {
  return category in CATEGORIES ? CATEGORIES[category as CategoryKey][lang] : category;
}

/** Icon of a category, decorative; an unknown key gets the plug. */
export function CategoryIcon({ category, size = 16 }: { category: string; size?: number }) {
  const Icon = category in CATEGORIES ? CATEGORIES[category as CategoryKey].icon : Plug;
  return <Icon size={size} strokeWidth={size >= 20 ? 1.5 : 1.6} aria-hidden="true" />;
}

/** Icon and name of a category. */
export function CategoryLabel({ category, lang }: { category: string; lang?: UiLang }) {
  const language = useUiLang(lang);
  return (
    <span className={css.iconLabel}>
      <CategoryIcon category={category} size={14} />
      {categoryName(category, language)}
    </span>
  );
}

export type TriggerType = 'Webhook' | 'Scheduled' | 'Manual' | 'Complex';
const TRIGGERS: Record<TriggerType, LucideIcon> = {
  Webhook,
  Scheduled: Clock,
  Manual: MousePointer2,
  Complex: Split,
};

/** Icon of a trigger type, decorative. */
export function TriggerIcon({ trigger, size = 16 }: { trigger: TriggerType; size?: number }) {
  const Icon = TRIGGERS[trigger];
  return <Icon size={size} strokeWidth={1.6} aria-hidden="true" />;
}

/** How a workflow starts; the words are those of the specification in both languages. */
export function TriggerLabel({ trigger }: { trigger: TriggerType }) {
  return (
    <span className={css.iconLabel}>
      <TriggerIcon trigger={trigger} size={14} />
      {trigger}
    </span>
  );
}
