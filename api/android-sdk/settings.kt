// Settings of the Timbre Android SDK 1.0.0. Option tables are generated from them.
package com.timbre.voice

enum class PrivacyMode { STANDARD, HIGH, MAXIMUM }
enum class RedactType { CREDIT_CARD, PHONE_NUMBER, EMAIL, NAME, ADDRESS, SOCIAL_SECURITY_NUMBER }
enum class RedactionMode { REMOVE, MASK, REPLACE }
enum class ModelSize { COMPACT, FULL }
enum class ProcessingMode { EDGE, CLOUD, HYBRID }
enum class AcousticEnvironment { QUIET, MODERATE, NOISY, VERY_NOISY }

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

class WakeWordOptions @JvmOverloads constructor(var phrase: String, var sensitivity: Double = 0.5)

class AssistantOptions @JvmOverloads constructor(
    var sessionId: String,
    var voice: String? = null,
    var wakeWord: WakeWordOptions? = null,
    var recognition: RecognitionOptions = RecognitionOptions(),
    var context: Map<String, Any> = emptyMap(),
)

class ChatOptions @JvmOverloads constructor(
    var voice: String? = null,
    var responseDelay: Int = 300,
    var conversationContext: Boolean = true,
    var domainKnowledge: List<String> = emptyList(),
    var recognition: RecognitionOptions = RecognitionOptions(),
)

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
