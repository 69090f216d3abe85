import type { i18n } from 'i18next';
import { StrictMode, useMemo, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router, useLocation } from 'wouter';

import { AdminContext } from '../resources/admin-context.tsx';
import { resourceOf } from '../resources/resource-of.ts';
import { ResourcesProvider } from '../resources/resources-context.tsx';
import type { Catalogue } from '../locales/index.ts';
import { loadTexts, type LanguageTexts } from '../locales/language-texts.ts';
import { SessionContext } from '../session/session.ts';
import { BesideContext, type BesideLinksProps } from '../kit/beside.ts';
import { Group, searched } from '../shell/navigation.tsx';
import { useNavigation } from '../resources/use-navigation.ts';
import { App, useAppAdmin, type AppProps } from './app.tsx';
import type { AdminConfig } from './define-admin.ts';
import { isObject, pageConfigOf, readPageConfig, writtenIn, type Written } from './page-config.ts';
import { openAdmin, rootOf, takeScheme } from './start-admin.tsx';

/** Schema of an application with several schemas. */
export interface AdminSchema {
  /** Heading of its resources in the navigation. */
  readonly title: string;
  /**
   * Configuration as for an application with this schema alone: endpoint, sign-in, texts,
   * resources.
   */
  readonly admin: AdminConfig;
}

/**
 * Starts one application over several schemas in one navigation. Each schema has an endpoint, a
 * client, a cache and a sign-in of its own. The first schema has the addresses that it has alone;
 * those of the others are prefixed with their name: `/@stock/products` of `{ stock: … }`. The
 * page's configuration of a further schema is in its `schemas`. Resolves with a function that
 * unmounts the application.
 */
export async function startAdmins(
  first: AdminSchema,
  others: Readonly<Record<string, AdminSchema>>,
): Promise<() => void> {
  takeScheme();
  const places = [
    {
      ...first,
      base: '',
      open: (path: string) => openAdmin(titled(first, first), readPageConfig(first.admin), path),
    },
    ...Object.entries(others).map(([name, schema]) => {
      const place = { key: `admin.${name}`, base: `/@${name}` };
      return {
        ...schema,
        ...place,
        open: (path: string) =>
          openAdmin(
            titled(schema, first),
            pageConfigOf(inside(inside(writtenIn(document), 'schemas'), name), schema.admin, {}),
            path,
            place,
          ),
      };
    }),
  ];
  const isHere = ({ base }: { readonly base: string }) =>
    `${location.pathname}/`.startsWith(`${base}/`);
  const shown = places.findLast(isHere);
  const opened = places.map((place) => ({
    place,
    app: place.open(place === shown ? location.pathname.slice(place.base.length) || '/' : '/'),
  }));
  const root = rootOf(first.admin);
  const ready: OpenSchema[] = [];
  await Promise.all(
    opened.map(async ({ place: { base, title }, app }) => {
      const schema = { base, title, app: await app };
      speakAlike([...ready.map((each) => each.app.i18n), schema.app.i18n]);
      ready.push(schema);
      // Sorted by position, whichever schema has loaded first.
      root.render(
        <StrictMode>
          <Schemas
            schemas={ready.toSorted((one, other) => baseIndex(one.base) - baseIndex(other.base))}
          />
        </StrictMode>,
      );
    }),
  );
  return () => root.unmount();

  function baseIndex(base: string): number {
    return places.findIndex((place) => place.base === base);
  }
}

interface OpenSchema {
  readonly base: string;
  readonly title: string;
  readonly app: AppProps;
}

/** Shows the schema of the address. The navigation includes the others. */
function Schemas({ schemas }: { readonly schemas: readonly OpenSchema[] }) {
  const [path] = useLocation();
  const name = /^\/@[^/]+/.exec(path)?.[0] ?? '';
  const shown = schemas.findIndex(({ base }) => base === name);
  const beside = useMemo(() => besideOf(schemas, shown), [schemas, shown]);
  const schema = schemas[shown];
  if (!schema) return null;
  return (
    <Router key={schema.base} base={schema.base}>
      <BesideContext value={beside}>
        <App {...schema.app} />
      </BesideContext>
    </Router>
  );
}

function besideOf(schemas: readonly OpenSchema[], shown: number) {
  const Links: ComponentType<BesideLinksProps> = ({ place, ...props }) =>
    schemas.map((schema, index) =>
      index !== shown && index < shown === (place === 'before') ? (
        <Others key={schema.base} {...schema} {...props} />
      ) : null,
    );
  return {
    Links,
    title: schemas[shown]?.title ?? '',
    schemas: schemas
      .filter((_, index) => index !== shown)
      .map(({ base, title }) => ({ title, href: `${base}/` })),
  };
}

type OthersProps = OpenSchema & Omit<BesideLinksProps, 'place'>;

/** Links to another schema, with its texts and the rights of its user. */
function Others({ app: { i18n, session, config }, ...props }: OthersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <SessionContext value={session}>
        <OtherAdmin config={config} {...props} />
      </SessionContext>
    </I18nextProvider>
  );
}

type OtherProps = Omit<OthersProps, 'app'>;

function OtherAdmin({ config, ...props }: OtherProps & { readonly config: AdminConfig }) {
  const { resources, tools, queries, can, navigation, pages = [] } = useAppAdmin(config);
  const own = useMemo(() => resources.map(resourceOf), [resources]);
  const admin = useMemo(
    () => ({ resources, tools, queries, can, navigation, pages }),
    [resources, tools, queries, can, navigation, pages],
  );
  return (
    <AdminContext value={admin}>
      <ResourcesProvider resources={own} access={can}>
        <OtherGroups {...props} />
      </ResourcesProvider>
    </AdminContext>
  );
}

function OtherGroups({ base, sought, onNavigate }: OtherProps) {
  const sections = useNavigation();
  return searched(sections, sought).map(({ title, links }) => (
    <Group
      key={title}
      title={title}
      links={links.map((link) => ({ ...link, href: `~${base}${link.href}` }))}
      location=""
      onNavigate={onNavigate}
    />
  ));
}

/** Section of the page's configuration. */
const inside = (written: Written, part: string): Written =>
  isObject(written[part]) ? written[part] : {};

/**
 * Configuration of a schema. Resources in no group get a group with the schema's title. Name, logo,
 * colours and storage default to those of the first schema.
 */
function titled({ admin, title }: AdminSchema, first: AdminSchema): AdminConfig {
  const { name, ...brand } = first.admin.brand ?? {};
  const languages = Object.fromEntries(
    Object.entries(admin.languages).map(([code, texts]): [string, LanguageTexts] => [
      code,
      async () => {
        const catalogues = await loadTexts(texts);
        const own =
          nameIn(catalogues) ??
          name ??
          nameIn(await loadTexts(first.admin.languages[code] ?? {})) ??
          first.title;
        return { default: [...catalogues, { app: { name: own }, shell: { data: title } }] };
      },
    ]),
  );
  const { application = first.admin.application } = admin;
  return {
    ...admin,
    languages,
    brand: { ...brand, ...admin.brand },
    ...(application !== undefined && { application }),
  };
}

/** Name of the application in its catalogues. */
function nameIn(catalogues: readonly Catalogue[]): string | undefined {
  return catalogues
    .flatMap(({ app }) =>
      typeof app === 'object' && typeof app['name'] === 'string' ? [app['name']] : [],
    )
    .at(-1);
}

/** Applies a change of language to all schemas. */
function speakAlike(all: readonly i18n[]): void {
  const latest = all.at(-1);
  for (const other of all.slice(0, -1)) {
    latest?.on(
      'languageChanged',
      (language) => void (other.language !== language && other.changeLanguage(language)),
    );
    other.on(
      'languageChanged',
      (language) => void (latest?.language !== language && latest?.changeLanguage(language)),
    );
  }
}
