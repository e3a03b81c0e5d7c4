/**
 * What is made of a schema, made when it is first asked for and then kept for as long as the schema lives: for every
 * route with this schema, and for every platform of a process.
 */
export function onceOfSchema<Schema extends WeakKey, Made>(make: (schema: Schema) => Made) {
  const kept = new WeakMap<Schema, Made>();
  return (schema: Schema): Made => {
    const known = kept.get(schema);
    if (known !== undefined) return known;
    const made = make(schema);
    kept.set(schema, made);
    return made;
  };
}
