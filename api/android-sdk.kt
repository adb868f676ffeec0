// Public surface of the Timbre Android SDK 1.0.0 (com.timbre:voice): Android API 21+, Java 8 or Kotlin 1.5+.
// Bodies are empty: documentation samples in Kotlin and Java are compiled against this file.
// It's one file, which the compiler reads as the whole SDK.
@file:Suppress("UNUSED_PARAMETER", "unused")

package com.timbre.voice

import android.content.Context
import java.io.File


enum class PrivacyMode { STANDARD, HIGH, MAXIMUM }
enum class RedactType { CREDIT_CARD, PHONE_NUMBER, EMAIL, NAME, ADDRESS, SOCIAL_SECURITY_NUMBER }
enum class RedactionMode { REMOVE, MASK, REPLACE }
enum class ModelSize { COMPACT, FULL }
enum class ProcessingMode { EDGE, CLOUD, HYBRID }
enum class AcousticEnvironment { QUIET, MODERATE, NOISY, VERY_NOISY }
enum class MicrophonePermission { GRANTED, PROMPT, DENIED }
enum class AssistantState { IDLE, LISTENING, PROCESSING, SPEAKING }

class SecuritySettings @JvmOverloads constructor(
    var requireTLS: Boolean = true,
    var validateCertificates: Boolean = true,
    var pinCertificates: List<String> = emptyList(),
)

class PrivacySettings @JvmOverloads constructor(
    var storeAudioRecordings: Boolean = false,
    var storeTranscripts: Boolean = false,
    var retentionPeriod: Int = 30,
    var privacyMode: PrivacyMode = PrivacyMode.STANDARD,
)

class RedactionSettings @JvmOverloads constructor(
    var redactTypes: List<RedactType> = emptyList(),
    var redactionMode: RedactionMode = RedactionMode.MASK,
    var replacementToken: String = "[REDACTED]",
)

class PerformanceSettings @JvmOverloads constructor(
    var modelSize: ModelSize = ModelSize.FULL,
    var processingMode: ProcessingMode = ProcessingMode.CLOUD,
    var environment: AcousticEnvironment = AcousticEnvironment.MODERATE,
    var voiceActivityTimeout: Int = 1000,
    var sampleRate: Double = 0.1,
)

class ClientOptions @JvmOverloads constructor(
    var baseUrl: String? = null,
    var apiKey: String? = null,
    var security: SecuritySettings = SecuritySettings(),
    var privacy: PrivacySettings = PrivacySettings(),
    var redaction: RedactionSettings = RedactionSettings(),
    var performance: PerformanceSettings = PerformanceSettings(),
)

class RecognitionOptions @JvmOverloads constructor(
    var language: String = "en-US",
    var continuous: Boolean = false,
    var interimResults: Boolean = false,
    var maxAlternatives: Int = 3,
    var timeout: Int = 10000,
    var customVocabulary: List<String> = emptyList(),
    var domain: String? = null,
)

class RecognitionResult(val text: String, val confidence: Double)
class ParseEntity(val type: String, val value: String, val confidence: Double)
class ParseResponse(val intent: String, val confidence: Double, val entities: List<ParseEntity>)
class AssistantAction(val name: String, val data: Map<String, Any>)
class ConverseResponse(val text: String, val speechUrl: String?, val intent: String, val action: AssistantAction?)

class TimbreException(
    val code: String,
    override val message: String,
    val details: Map<String, Any>?,
    val status: Int?,
) : Exception(message)

interface Callback<T> {
    fun onSuccess(value: T)
    fun onError(error: TimbreException)
}

interface RecognizerListener {
    fun onPartial(result: RecognitionResult) {}
    fun onFinal(result: RecognitionResult)
    fun onAlternatives(results: List<RecognitionResult>) {}
    fun onError(error: TimbreException)
}

interface AssistantListener {
    fun onState(state: AssistantState) {}
    fun onTranscript(result: RecognitionResult) {}
    fun onResponse(response: ConverseResponse)
    fun onError(error: TimbreException)
}

fun interface PermissionCallback {
    fun onResult(permission: MicrophonePermission)
}

class Recognizer {
    fun setListener(listener: RecognizerListener) {}
    fun start() {}
    fun stop() {}
}

class WakeWordOptions @JvmOverloads constructor(var phrase: String, var sensitivity: Double = 0.5)

class AssistantOptions @JvmOverloads constructor(
    var sessionId: String,
    var voice: String? = null,
    var wakeWord: WakeWordOptions? = null,
    var recognition: RecognitionOptions = RecognitionOptions(),
    var context: Map<String, Any> = emptyMap(),
)

open class Assistant {
    val state: AssistantState = AssistantState.IDLE
    fun setListener(listener: AssistantListener) {}
    fun listen() {}
    fun say(text: String) {}
    fun send(text: String) {}
    fun stop() {}
}

class ChatOptions @JvmOverloads constructor(
    var voice: String? = null,
    var responseDelay: Int = 300,
    var conversationContext: Boolean = true,
    var domainKnowledge: List<String> = emptyList(),
    var recognition: RecognitionOptions = RecognitionOptions(),
)

class Chat : Assistant() {
    val sessionId: String = ""
    fun clearContext() {}
}

class RankingFactors @JvmOverloads constructor(
    var recency: Double = 0.3,
    var popularity: Double = 0.5,
    var relevance: Double = 0.7,
)

class SearchOptions @JvmOverloads constructor(
    var limit: Int = 10,
    var filters: Map<String, String> = emptyMap(),
    var fuzzyMatching: Boolean = true,
    var rankingFactors: RankingFactors = RankingFactors(),
    var cacheResults: Boolean = true,
    var cacheDuration: Int = 3600,
    var recognition: RecognitionOptions = RecognitionOptions(timeout = 5000),
)

class SearchItem @JvmOverloads constructor(
    val id: String,
    val title: String,
    val description: String? = null,
    val updatedAt: String? = null,
    val popularity: Double? = null,
)

class SearchResult(val item: SearchItem, val score: Double)

class VoiceSearch {
    fun index(items: List<SearchItem>) {}
    fun listen(callback: Callback<List<SearchResult>>) {}
    fun find(query: String, callback: Callback<List<SearchResult>>) {}
}

class TimbreClient(context: Context, options: ClientOptions) {
    @JvmOverloads
    fun recognize(file: File, options: RecognitionOptions = RecognitionOptions(), callback: Callback<List<RecognitionResult>>) {}

    @JvmOverloads
    fun recognizer(options: RecognitionOptions = RecognitionOptions()): Recognizer = Recognizer()

    @JvmOverloads
    fun parse(text: String, domain: String? = null, callback: Callback<ParseResponse>) {}

    @JvmOverloads
    fun synthesize(
        text: String,
        voice: String? = null,
        language: String? = null,
        speed: Double = 1.0,
        callback: Callback<ByteArray>,
    ) {}

    fun assistant(options: AssistantOptions): Assistant = Assistant()

    @JvmOverloads
    fun chat(options: ChatOptions = ChatOptions()): Chat = Chat()

    @JvmOverloads
    fun search(options: SearchOptions = SearchOptions()): VoiceSearch = VoiceSearch()

    val microphonePermission: MicrophonePermission = MicrophonePermission.PROMPT

    fun requestMicrophone(callback: PermissionCallback) {}
}
