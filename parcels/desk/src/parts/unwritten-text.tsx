import { languageNameIn } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow } from '@paddock/styleguide';

interface UnwrittenTextProps {
  /** Languages it is written in. */
  readonly others: readonly string[];
  readonly onCopied: (language: string) => void;
  readonly onEmpty: () => void;
}

/** Stands for a text in a language in which nobody has written it, with the ways to begin. */
export function UnwrittenText({ others, onCopied, onEmpty }: UnwrittenTextProps) {
  const t = useT('desk');
  const own = useLanguage();
  return (
    <>
      <p>{t('content.notWritten')}</p>
      <ButtonRow>
        {others.map((code) => (
          <Button key={code} variant="outline" onClick={() => onCopied(code)}>
            {t('content.copyFrom', { language: languageNameIn(code, own) })}
          </Button>
        ))}
        <Button variant="outline" onClick={onEmpty}>
          {t('content.beginEmpty')}
        </Button>
      </ButtonRow>
    </>
  );
}
