import { API_IDS, DEFAULT_BASE_URLS } from '../domain/plan.ts'
import { eitherOf } from './wording.ts'

/** The APIs by name, for texts: `` `openai-chat`, `gemini` or `ollama` ``. */
export function apiNames(): string {
  return eitherOf(API_IDS.map((id) => `\`${id}\``))
}

/** Where each API is unless a target says otherwise: `https://… for openai-chat, https://… for gemini`. */
export function usualPlaces(): string {
  const places = [...new Set(API_IDS.map((id) => DEFAULT_BASE_URLS[id]))].filter((url) => url !== undefined)
  const idsAt = (url: string): readonly string[] => API_IDS.filter((id) => DEFAULT_BASE_URLS[id] === url)
  return places.map((url) => `${url} for ${idsAt(url).join(' and ')}`).join(', ')
}
