import { allowedLanguages, languageName } from '@paddock/contract';
import { auth$, currentRoute$, hrefFor } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useStream, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import styles from './preferences.module.css';

/** Links to this very page in the other languages, so that they can be opened in a new tab and are found by robots. */
export function Languages() {
  const t = useT('header');
  const current = useLanguage();
  const isSignedIn = useStreamValue(auth$, (auth) => auth.status === 'signed-in');
  const languages = useSiteConfig((config) => config.languages);
  const route = useStream(currentRoute$);
  const here = route.status === 'ready' ? route.matched.path + route.matched.query : '/';
  if (languages === undefined) return null;
  return (
    <div>
      <span className={styles.label} id="header-languages">
        {t('language')}
      </span>
      <ul className={styles.languages} aria-labelledby="header-languages">
        {allowedLanguages(languages, isSignedIn).map((code) => (
          <li key={code}>
            <a
              className={styles.language}
              href={hrefFor(here, code)}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
            >
              {languageName(code)}
              {code === current && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
