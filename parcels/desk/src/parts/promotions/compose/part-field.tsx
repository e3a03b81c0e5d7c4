import type { Part } from '../../../model/promotions/form-parts.ts';
import type { Typed } from '../../../model/promotions/typed-terms.ts';
import { GroupFields } from './group-fields.tsx';
import { KindsField } from './kinds-field.tsx';
import { LeafField } from './leaf-field.tsx';
import { ListField } from './list-field.tsx';
import { NamesField } from './names-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RecordField } from './record-field.tsx';
import { TextsField } from './texts-field.tsx';

export interface PartFieldProps<Of extends Part = Part> {
  readonly part: Of;
  /** How it is called. */
  readonly label: string;
  /** Where it stands in what is sent: `/terms/gives/days`. */
  readonly path: string;
  readonly typed: Typed;
  readonly isOptional: boolean;
  /** Told of the place that was typed anew, which lies within this one. */
  readonly onTyped: (typed: Typed, path: string) => void;
}

/** A part of terms, by what is typed of it. */
export function PartField(props: PartFieldProps) {
  const { part } = props;
  switch (part.as) {
    case 'group':
      return <GroupFields {...props} part={part} />;
    case 'kinds':
      return <KindsField {...props} part={part} />;
    case 'by-currency':
    case 'by-product':
      return <RecordField {...props} part={part} />;
    case 'by-language':
      return <TextsField {...props} part={part} />;
    case 'list':
      return <ListField {...props} part={part} />;
    case 'names':
      return <NamesField {...props} part={part} />;
    case 'picture':
      return <PictureField {...props} part={part} />;
    case 'fixed':
      return null;
    default:
      return <LeafField {...props} part={part} />;
  }
}
