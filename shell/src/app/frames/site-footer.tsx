import { places, useBrand, useConsent, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Footer, type FooterLink, LanguageNames, type NavItem } from '@stroomwerk/ui-kit';
import { shellTexts } from '../texts.js';
import { chooseTheme, nextTheme, useTheme } from '../theme.js';
import { routerLink } from './router-link.js';
import { useMenu } from './use-menu.js';

const links = (items: readonly NavItem[]): FooterLink[] => items.map(({ href, label }) => ({ href, label }));

/** Links of the remotes in three columns, the support address, and who the seller is. */
export function SiteFooter() {
  const brand = useBrand();
  const texts = useTexts(shellTexts);
  const t = texts.footer;
  const theme = useTheme();
  const { language, setLanguage } = useLanguage();
  const { reopen } = useConsent();
  const columns = [
    { title: t.product, links: links(useMenu('footer-product')) },
    { title: t.legal, links: [...links(useMenu('footer-legal')), { label: t.cookies, onSelect: reopen }] },
    {
      title: t.account,
      links: [
        ...links(useMenu('footer-account')),
        {
          id: 'theme',
          label: `${texts.theme}: ${texts.themes[theme]}`,
          onSelect: () => chooseTheme(nextTheme(theme)),
        },
        {
          id: 'language',
          label: <LanguageNames language={language} />,
          href: language === 'nl' ? '?lang=en' : '?lang=nl',
          hrefLang: language === 'nl' ? 'en' : 'nl',
          onSelect: () => setLanguage(language === 'nl' ? 'en' : 'nl'),
        },
      ],
    },
  ];
  return (
    <Footer
      brand={brand.name}
      homeHref={places.home}
      text={t.about}
      supportEmail={brand.supportEmail}
      columns={columns}
      legal={[
        `© ${new Date().getFullYear()} ${brand.name}`,
        ...(brand.kvkNumber === '' ? [] : [`KvK ${brand.kvkNumber}`]),
        ...(brand.vatId === '' ? [] : [`Btw ${brand.vatId}`]),
        t.amounts,
      ]}
      renderLink={routerLink}
    />
  );
}
