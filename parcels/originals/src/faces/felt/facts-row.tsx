import styles from './facts-row.module.css';

export interface TableFact {
  readonly name: string;
  readonly value: string;
}

/** A few figures above a table, each under its name; their width does not follow what they say. */
export const FactsRow = ({ facts }: { readonly facts: readonly TableFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
