import { inlinesOf, isOtherSite } from '@paddock/contract/content';
import { hrefFor } from '@paddock/shared-utils';
import { TextLink } from '@paddock/styleguide';

/** Words with their marks and links; whatever else a text holds is shown as it is written. */
export function Words({ text }: { readonly text: string }) {
  return inlinesOf(text).map(({ words, mark, target }, at) => {
    if (target !== undefined)
      return (
        <WordsLink key={at} target={target}>
          {words}
        </WordsLink>
      );
    if (mark === 'strong') return <strong key={at}>{words}</strong>;
    return mark === 'emphasis' ? <em key={at}>{words}</em> : words;
  });
}

interface WordsLinkProps {
  readonly target: string;
  readonly children: string;
}

function WordsLink({ target, children }: WordsLinkProps) {
  const rel = isOtherSite(target) ? 'noopener noreferrer' : undefined;
  return (
    <TextLink href={hrefOfTarget(target)} rel={rel}>
      {children}
    </TextLink>
  );
}

/** A link's address: own paths carry the language of the page. */
export function hrefOfTarget(target: string): string {
  return target.startsWith('/') ? hrefFor(target) : target;
}
