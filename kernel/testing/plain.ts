const DEPTH = 64;
const known = new WeakSet<object>();

/** Where a value is not plain JSON data, or null. Frozen parts are looked at once. */
export function notPlain(value: unknown, depth = 0): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (Number.isFinite(value) && !Object.is(value, -0)) return null;
      return ` is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      break;
    default:
      return ` is of type ${typeof value}`;
  }
  if (value === null || known.has(value)) return null;
  if (depth > DEPTH) return ' is nested too deep or in itself';
  const fault = Array.isArray(value) ? arrayFault(value, depth) : objectFault(value, depth);
  if (!fault && Object.isFrozen(value)) known.add(value);
  return fault;
}

function arrayFault(value: readonly unknown[], depth: number): string | null {
  if (Object.getPrototypeOf(value) !== Array.prototype) return ' is no plain array';
  if (Reflect.ownKeys(value).length !== value.length + 1) return ' has holes or extras';
  for (let index = 0; index < value.length; index++) {
    const fault = notPlain(value[index], depth + 1);
    if (fault) return `[${index}]${fault}`;
  }
  return null;
}

function objectFault(value: object, depth: number): string | null {
  if (Object.getPrototypeOf(value) !== Object.prototype) return ' is no plain object';
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'symbol') return ' has a symbol for a key';
    const property = Object.getOwnPropertyDescriptor(value, key);
    if (!property?.enumerable || property.get) return `.${key} is no plain property`;
    const fault = notPlain(property.value, depth + 1);
    if (fault) return `.${key}${fault}`;
  }
  return null;
}
